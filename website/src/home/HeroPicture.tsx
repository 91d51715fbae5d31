/** What Dactyl does, in one picture: a source file goes in at the left, and a page with one live part comes out. */
import { Foot } from './Foot';
import styles from './pictures.module.css';

export function HeroPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 600 430" aria-hidden="true">
      <g className={styles.slabs} transform="translate(70 0) skewX(-9)">
        <rect x="130" y="0" width="460" height="128" rx="40" />
        <rect x="130" y="150" width="219" height="128" rx="40" />
        <rect x="371" y="150" width="219" height="128" rx="40" />
      </g>
      <Page />
      <Source />
      <g className={styles.joint}>
        <circle className={styles.surface} cx="206" cy="226" r="37" />
        <Foot transform="translate(186.5 212)" />
      </g>
    </svg>
  );
}

/** Bars instead of words: a navbar, a sidebar with the current page, text, code, a table of contents. */
function Page() {
  return (
    <g className={styles.page}>
      <rect className={styles.surface} x="180" y="46" width="404" height="340" rx="12" />
      <path className={styles.rule} d="M180 86h404M282 86v300" />
      <g className={styles.quiet}>
        <rect x="232" y="63" width="34" height="6" rx="3" />
        <rect x="276" y="63" width="26" height="6" rx="3" />
        <rect x="200" y="108" width="46" height="6" rx="3" />
        <rect x="200" y="280" width="52" height="6" rx="3" />
        <rect x="200" y="302" width="40" height="6" rx="3" />
        <rect x="200" y="324" width="58" height="6" rx="3" />
        <rect x="304" y="146" width="172" height="6" rx="3" />
        <rect x="304" y="162" width="150" height="6" rx="3" />
        <rect x="304" y="360" width="120" height="6" rx="3" />
        <rect x="508" y="128" width="48" height="5" rx="2.5" />
        <rect x="508" y="144" width="38" height="5" rx="2.5" />
        <rect x="508" y="160" width="52" height="5" rx="2.5" />
      </g>
      <rect className={styles.strong} x="304" y="112" width="126" height="14" rx="5" />
      <path className={styles.here} d="M498 110v14" />
      <rect className={styles.accent} x="508" y="114" width="42" height="5" rx="2.5" />
      <Foot transform="translate(198 54) scale(.66)" />
      <rect className={styles.tint} x="304" y="186" width="176" height="84" rx="8" />
      <g>
        <rect className={styles.keyword} x="320" y="203" width="34" height="6" rx="3" />
        <rect className={styles.name} x="361" y="203" width="52" height="6" rx="3" />
        <rect className={styles.text} x="334" y="225" width="40" height="6" rx="3" />
        <rect className={styles.keyword} x="381" y="225" width="22" height="6" rx="3" />
        <rect className={styles.name} x="320" y="247" width="62" height="6" rx="3" />
      </g>
      <rect className={styles.live} x="304" y="290" width="176" height="50" rx="10" />
      <rect className={styles.liveMark} x="322" y="311" width="72" height="8" rx="4" />
      <circle className={styles.liveMark} cx="456" cy="315" r="8" />
    </g>
  );
}

/** The source is code, which reads the same in all languages. */
function Source() {
  return (
    <g className={styles.source}>
      <rect className={styles.surface} x="1" y="150" width="206" height="208" rx="12" />
      <path className={styles.rule} d="M1 186h206" />
      <g className={styles.quiet}>
        <rect x="19" y="165" width="62" height="6" rx="3" />
      </g>
      <g className={styles.code}>
        <text className={styles.codeStrong} x="19" y="219">
          # Hello
        </text>
        <text x="19" y="267">
          Built by
        </text>
        <text className={styles.codeAccent} x="19" y="289">
          {'<Release />'}
        </text>
        <text x="19" y="332">
          :::tip
        </text>
      </g>
    </g>
  );
}
