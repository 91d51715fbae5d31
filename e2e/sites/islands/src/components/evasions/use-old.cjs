const React = require('react');

exports.useOld = function useOld(start) {
  const pair = React['use' + 'State'](start);
  return { value: pair[0], more: () => pair[1](pair[0] + 1) };
};
