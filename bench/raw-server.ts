import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Pool } from 'pg';

/** The yardstick: Node's own http server doing the least that could answer the same. */
const [port, databaseUrl, userId, pageFile] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
];
const pool = new Pool({ connectionString: databaseUrl, max: 10 });
const page = readFileSync(pageFile);
const body = process.env['BODY'] ?? '{}';

createServer((req, res) => {
  if (req.url === '/page') {
    res.writeHead(200, {
      'Content-Type': 'text/html',
      'Content-Encoding': 'br',
      'Content-Length': page.length,
    });
    res.end(page);
    return;
  }
  void pool.query('select * from profiles where user_id = $1', [userId]).then(() => {
    res.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    res.end(body);
  });
}).listen(Number(port));
