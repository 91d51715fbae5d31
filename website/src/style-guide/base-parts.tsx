/** Classes of the base style sheet that sites use in components of their own. */
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Specimen, type GroupSpec, type SectionSpec } from './specimen';
import styles from './style-guide.module.css';

const COLORS = ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'link'];
const MEANINGS = COLORS.slice(0, -1);

export function baseParts(): GroupSpec {
  return {
    id: 'base',
    title: translate({ id: 'styleGuide.base', message: 'Classes for your components' }),
    sections: [buttons(), badges(), alerts(), cards(), avatars(), hero(), pills()],
  };
}

function buttons(): SectionSpec {
  return {
    id: 'buttons',
    title: translate({ id: 'styleGuide.buttons', message: 'Buttons' }),
    note: translate({
      id: 'styleGuide.buttons.note',
      message: 'In all colours: filled, outlined, active, disabled; in three sizes; and as a block.',
    }),
    specimens: (
      <>
        {['', 'button--outline', 'button--active'].map((kind) => (
          <Specimen key={kind} label={`button ${kind}`.trim()} className={styles.row}>
            {COLORS.map((color) => (
              <button key={color} type="button" className={`button button--${color} ${kind}`}>
                {color}
              </button>
            ))}
          </Specimen>
        ))}
        <Specimen label="disabled" className={styles.row}>
          {COLORS.map((color) => (
            <button key={color} type="button" className={`button button--${color}`} disabled>
              {color}
            </button>
          ))}
        </Specimen>
        <Specimen label="button--sm, button--lg, button--block" className={styles.row}>
          <a className="button button--primary button--sm" href="#buttons">
            button--sm
          </a>
          <a className="button button--primary button--lg" href="#buttons">
            button--lg
          </a>
          <button type="button" className="button button--secondary button--block">
            button--block
          </button>
        </Specimen>
      </>
    ),
  };
}

function badges(): SectionSpec {
  return {
    id: 'badges',
    title: translate({ id: 'styleGuide.badges', message: 'Badges' }),
    note: translate({ id: 'styleGuide.badges.note', message: 'A word beside a title.' }),
    specimens: (
      <Specimen className={styles.row}>
        {MEANINGS.map((color) => (
          <span key={color} className={`badge badge--${color}`}>
            {color}
          </span>
        ))}
      </Specimen>
    ),
  };
}

function alerts(): SectionSpec {
  return {
    id: 'alerts',
    title: translate({ id: 'styleGuide.alerts', message: 'Alerts' }),
    note: translate({ id: 'styleGuide.alerts.note', message: 'What admonitions are made of.' }),
    specimens: (
      <Specimen className={styles.stack}>
        {MEANINGS.map((color) => (
          <div key={color} className={`alert alert--${color}`}>
            alert--{color} <a href="#alerts">{translate({ id: 'styleGuide.navbar.link', message: 'Link' })}</a>
          </div>
        ))}
      </Specimen>
    ),
  };
}

function cards(): SectionSpec {
  const text = translate({ id: 'styleGuide.docCards.text', message: 'How to find out where the wind comes from.' });
  return {
    id: 'cards',
    title: translate({ id: 'styleGuide.cards', message: 'Cards' }),
    note: translate({ id: 'styleGuide.cards.note', message: 'With header, body and footer.' }),
    specimens: (
      <Specimen className={styles.row}>
        {['shadow--lw', 'shadow--md'].map((shadow) => (
          <div key={shadow} className={`card ${shadow} ${styles.card}`}>
            <div className="card__header">
              <b>{shadow}</b>
            </div>
            <div className="card__body">{text}</div>
            <div className="card__footer">
              <button type="button" className="button button--secondary button--block">
                button
              </button>
            </div>
          </div>
        ))}
      </Specimen>
    ),
  };
}

function avatars(): SectionSpec {
  return {
    id: 'avatars',
    title: translate({ id: 'styleGuide.avatars', message: 'Avatars' }),
    note: translate({ id: 'styleGuide.avatars.note', message: 'Somebody, in four sizes.' }),
    specimens: <Avatars />,
  };
}

function Avatars() {
  const image = useBaseUrl('/img/teams/design.svg');
  return (
    <Specimen className={styles.row}>
      {['sm', 'md', 'lg', 'xl'].map((size) => (
        <div key={size} className="avatar">
          <img className={`avatar__photo avatar__photo--${size}`} src={image} alt="" />
          <div className="avatar__intro">
            <div className="avatar__name">avatar__photo--{size}</div>
          </div>
        </div>
      ))}
    </Specimen>
  );
}

function hero(): SectionSpec {
  return {
    id: 'hero',
    title: translate({ id: 'styleGuide.hero', message: 'Hero' }),
    note: translate({ id: 'styleGuide.hero.note', message: 'The large beginning of a page.' }),
    specimens: (
      <>
        {['', 'hero--primary', 'hero--dark'].map((kind) => (
          <Specimen key={kind} isFlush label={`hero ${kind}`.trim()}>
            <div className={`hero ${kind}`}>
              <div className="container">
                <p className="hero__title">Dactyl</p>
                <p className="hero__subtitle">
                  {translate({ id: 'styleGuide.hero.subtitle', message: 'Write Markdown and React, ship HTML' })}
                </p>
                <a className="button button--secondary button--lg" href="#hero">
                  {translate({ id: 'styleGuide.navbar.link', message: 'Link' })}
                </a>
              </div>
            </div>
          </Specimen>
        ))}
      </>
    ),
  };
}

function pills(): SectionSpec {
  return {
    id: 'pills',
    title: translate({ id: 'styleGuide.pills', message: 'Pills' }),
    note: translate({ id: 'styleGuide.pills.note', message: 'A row of choices.' }),
    specimens: (
      <Specimen>
        <ul className="pills">
          {['pills__item--active', '', ''].map((state, index) => (
            <li key={index} className={`pills__item ${state}`}>
              {index + 1}
            </li>
          ))}
        </ul>
      </Specimen>
    ),
  };
}
