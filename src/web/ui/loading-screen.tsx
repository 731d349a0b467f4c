export function LoadingScreen() { return <p>Loading</p>; }
