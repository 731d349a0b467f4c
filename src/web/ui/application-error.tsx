export function ApplicationError({ message }: { message: string }) { return <p>{message}</p>; }
