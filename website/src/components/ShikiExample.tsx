import { data } from './shiki.data';

/** The example of the highlighter that this website does not use. */
export default function ShikiExample() {
  return (
    <div className="shiki-example">
      <style dangerouslySetInnerHTML={{ __html: data.css }} />
      <div dangerouslySetInnerHTML={{ __html: data.html }} />
    </div>
  );
}
