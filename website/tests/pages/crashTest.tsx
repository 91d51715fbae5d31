import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { TestPage } from './_test-page';

interface Props {
  config: { customFields?: Record<string, unknown> };
}

/** Throws while the site is built, when the configuration says so. */
export default function CrashTest({ config }: Props) {
  if (config.customFields?.crashTest === true && !ExecutionEnvironment.canUseDOM) crash();
  return (
    <TestPage
      title="Crash test"
      about={
        <>
          Mostly this page is nothing but this heading and this text. With <code>CRASH_TEST=true</code> in the
          environment the build fails on it, and prints two messages: that of the error, and that of its cause.
        </>
      }
    >
      <p>This time nothing crashed.</p>
    </TestPage>
  );
}

function crash(): never {
  throw new Error('This page was told to crash.', { cause: new Error('The flag "crashTest" is on.') });
}
