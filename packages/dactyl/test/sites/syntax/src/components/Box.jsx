export default function Box({ title, icon, children, ...rest }) {
  return (
    <section data-box={title} {...rest}>
      {icon}
      {children}
    </section>
  );
}
export const names = ['a', 'b'];
