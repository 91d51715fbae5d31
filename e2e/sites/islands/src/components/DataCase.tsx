import DataViewer from './DataViewer';

/** Static: it hands over what JSON cannot hold. */
export default function DataCase() {
  return (
    <DataViewer
      missing={undefined}
      data={{
        date: new Date(Date.UTC(2026, 0, 2)),
        map: new Map([['one', 1]]),
        set: new Set(['a', 'b']),
        nothing: null,
        big: 12345678901234567890n,
        notANumber: NaN,
        pattern: /^isl/,
        comment: 'ends --> here --!> and <!-- here',
        script: '</script><script>window.broken = true</script>',
        nested: { list: [{ deep: new Date(Date.UTC(2001, 5, 6)) }] },
      }}
    />
  );
}
