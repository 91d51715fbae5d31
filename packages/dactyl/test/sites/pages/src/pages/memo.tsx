import { memo } from 'react';

export default memo(function Memo() {
  return <h1>Memo</h1>;
});
