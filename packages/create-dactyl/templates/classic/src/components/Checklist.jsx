import { useId, useState } from 'react';
import styles from './Checklist.module.css';

/** Things to tick off. It has state, so it runs in the reader's browser; what is ticked lasts until the page is left. */
export default function Checklist({ items }) {
  const [done, setDone] = useState([]);
  const id = useId();

  const toggle = (item) => {
    setDone(done.includes(item) ? done.filter((other) => other !== item) : [...done, item]);
  };

  return (
    <div className={styles.checklist} role="group" aria-labelledby={id}>
      <p id={id}>{`${done.length} of ${items.length} done`}</p>
      {items.map((item) => (
        <label key={item}>
          <input type="checkbox" checked={done.includes(item)} onChange={() => toggle(item)} />
          <span>{item}</span>
        </label>
      ))}
    </div>
  );
}
