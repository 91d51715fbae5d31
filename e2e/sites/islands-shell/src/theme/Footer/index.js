import React from 'react';
import Clicker from '../../components/Clicker';

export default function Footer() {
  return (
    <footer className="footer">
      <Clicker id="footer" />
    </footer>
  );
}
