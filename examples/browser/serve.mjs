// Serves the project's folder, because browsers load ES modules from servers only: npm run build && node examples/browser/serve.mjs
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };

const server = createServer(async ({ url }, response) => {
  try {
    const path = normalize(join(ROOT, decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    const type = TYPES[extname(path)];
    if (!type || !path.startsWith(ROOT) || path.includes(`${sep}.`)) throw new Error('not for readers');
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(await readFile(path));
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`http://localhost:${server.address().port}/examples/browser/index.html`);
});
