import React from 'react';

const Base = React.Component;

/** 10: a class, whose parent has another name. */
class ClassBased extends Base {
  constructor(props) {
    super(props);
    this.state = { count: 0 };
    this.more = this.more.bind(this);
  }

  more() {
    this.setState(({ count }) => ({ count: count + 1 }));
  }

  render() {
    return (
      <button type="button" data-testid="class-based" onClick={this.more}>
        Class: {this.state.count}
      </button>
    );
  }
}

export default ClassBased;
