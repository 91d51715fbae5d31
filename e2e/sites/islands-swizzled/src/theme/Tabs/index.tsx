import { sanitizeTabsChildren, useTabs, type TabsProps } from '@docusaurus/theme-common/internal';
import Tabs from '@theme-original/Tabs';

/** A select box in place of the tabs of one group; all others stay as they are. */
export default function TabsWrapper(props: TabsProps) {
  return props.groupId === 'size' ? <SelectBox {...props} /> : <Tabs {...props} />;
}

function SelectBox(props: TabsProps) {
  const { selectedValue, selectValue, tabValues } = useTabs(props);
  return (
    <>
      <select aria-label="Size" value={selectedValue} onChange={(event) => selectValue(event.target.value)}>
        {tabValues.map(({ value, label }) => (
          <option key={value} value={value}>
            {String(label)}
          </option>
        ))}
      </select>
      {sanitizeTabsChildren(props.children).map(({ props: { value, children } }) => (
        <section key={value} hidden={value !== selectedValue}>
          {children}
        </section>
      ))}
    </>
  );
}
