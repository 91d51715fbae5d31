/** What Markdown imports from `react`. */
export { useState } from 'react';
