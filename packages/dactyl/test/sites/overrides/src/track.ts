import './track.css';

export function onRouteDidUpdate(): void {
  document.title = 'tracked';
}
