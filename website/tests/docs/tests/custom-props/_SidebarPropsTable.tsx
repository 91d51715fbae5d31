/** What the items of the page's category carry as `sidebar_custom_props`. */
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';

export default function SidebarPropsTable() {
  const { items } = useCurrentSidebarCategory();
  const links = items.filter((item) => item.type === 'link');
  return (
    <table>
      <thead>
        <tr>
          <th>Doc</th>
          <th>Props</th>
        </tr>
      </thead>
      <tbody>
        {links.map(({ label, customProps }) => (
          <tr key={label}>
            <td>{label}</td>
            <td>{customProps && <code>{JSON.stringify(customProps)}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
