import type { Connection } from '#server/db/connect.ts';

export interface Database extends Connection {
  url: string;
}
