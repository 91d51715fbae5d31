/** The option for images in Markdown. Nothing of it is on by default: a site that moves here shows its images as before. */
import * as z from 'zod';
import { chosenBy, flag } from './fields.js';

export const images = z.strictObject({
  responsive: chosenBy<boolean | 'auto'>((value) => (value === 'auto' ? z.literal('auto') : flag())).default(false),
  widths: z.array(z.int().min(16).max(8000)).min(1).default([480, 800, 1200, 1600]),
  formats: z
    .array(z.enum(['avif', 'webp']))
    .min(1)
    .default(['webp']),
  quality: z.int().min(1).max(100).default(80),
  preview: flag().default(true),
  zoom: flag().default(false),
});
