/** Runs in the service worker of the variant `offline`: a page asks what it was started with. */
export default function startOwnPart(params) {
  self.addEventListener('message', ({ data, source }) => {
    if (data === 'params') source.postMessage(params);
  });
}
