/** How the embedded PostgreSQL runs; tests add their own. */
export const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  jit: 'off',
  // Each round starts a process for every database, whether anything was written or not.
  autovacuum_naptime: '5min',
  // A week of logs: one file a weekday, written over by the next week's.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  // After a crash: the file system is flushed at once, not each of 1,300 files after the other.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};
