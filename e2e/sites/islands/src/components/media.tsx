/** Static content that has state of its own in the browser. */
export function Media() {
  return (
    <div>
      <form data-testid="plain-form">
        <input aria-label="Plain text" />
        <input type="checkbox" aria-label="Plain box" />
        <textarea aria-label="Plain area" />
      </form>
      <details data-testid="plain-details">
        <summary>More</summary>
        <p>What the details hold</p>
      </details>
      <video data-testid="video" muted playsInline width={80} height={60} />
    </div>
  );
}
