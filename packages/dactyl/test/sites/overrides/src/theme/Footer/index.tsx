import { useContext } from 'react';
import { MoodContext } from '@site/src/mood';
import styles from './styles.module.css';

export default function Footer() {
  return (
    <footer className={styles.mine} data-mood={useContext(MoodContext)}>
      My own footer
    </footer>
  );
}
