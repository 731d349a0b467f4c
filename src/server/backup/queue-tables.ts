/** What of the queue is worth keeping: jobs that are not done, and the queues they wait in. */
export const QUEUE_TABLES: Readonly<Record<string, string>> = {
  'pgboss.queue': '',
  'pgboss.job': `where state < 'completed'`,
};
