/** The field `check` of the configuration, with its defaults filled in. */
import type { RuleName, RuleSeverity } from './check-rules.js';

export interface CheckConfig {
  /**
   * How bad what a rule finds is. Errors make the command fail, warnings are only said.
   * @default what `dactyl check --list` names
   */
  rules: Partial<Record<RuleName, RuleSeverity>>;
  /**
   * Findings that are left out. One that leaves out nothing is named by the command.
   * @default []
   */
  ignore: IgnoredFinding[];
}

/** What is named must be so for a finding that is left out; `*` stands for any text. */
export interface IgnoredFinding {
  rule?: RuleName | undefined;
  /** Address of the page, such as `/docs/old/*`. */
  page?: string | undefined;
  /** What the finding is about: the address of a link or an image, an id, the text of a heading. */
  target?: string | undefined;
  /** Why. */
  reason: string;
}
