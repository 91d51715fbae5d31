import type { ReactNode } from 'react';
import { MoodContext } from '@site/src/mood';

export default function Root({ children }: { children: ReactNode }) {
  return <MoodContext value="calm">{children}</MoodContext>;
}
