import { AnimatePresence, motion } from 'motion/react';
import { useState } from 'react';

export default function Moving() {
  const [there, setThere] = useState(true);
  return (
    <div data-testid="moving">
      <button type="button" onClick={() => setThere(!there)}>
        Move
      </button>
      <AnimatePresence>
        {there && (
          <motion.p
            initial={{ opacity: 0 }}
            animate={{ opacity: 1 }}
            exit={{ opacity: 0 }}
            transition={{ duration: 0.05 }}
          >
            I move
          </motion.p>
        )}
      </AnimatePresence>
    </div>
  );
}
