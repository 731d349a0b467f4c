declare module '*?island' {
  const code: string;
  export default code;
}
