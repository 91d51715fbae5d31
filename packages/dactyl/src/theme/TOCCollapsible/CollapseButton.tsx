import Translate from '../../runtime/Translate.js';

export default function TOCCollapsibleCollapseButton() {
  return (
    <summary className="clean-btn dactyl-toc-collapsible__button">
      <Translate id="theme.TOCCollapsible.toggleButtonLabel" description="Above the table of contents">
        On this page
      </Translate>
    </summary>
  );
}
