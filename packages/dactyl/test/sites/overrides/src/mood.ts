import { createContext } from 'react';

export const MoodContext = createContext('none');
