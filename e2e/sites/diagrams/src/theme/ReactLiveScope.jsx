import React from 'react';

function Wing({ span }) {
  return <output>A wing of {span} cm</output>;
}

export default { React, ...React, Wing };
