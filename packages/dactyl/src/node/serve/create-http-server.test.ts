import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { closeServer } from '../../../test/close-server.js';
import { createHttpServer, REQUEST_LIMITS } from './create-http-server.js';
import { listenOnPort } from './preview/listen-port.js';

it('ends a connection whose request does not arrive, and leaves an answer its time', async () => {
  const limits = { headersTimeout: 50, requestTimeout: 50, keepAliveTimeout: 50, connectionsCheckingInterval: 10 };
  const server = createHttpServer(limits);
  // Node ends the connection too, but only after minutes
  expect(server).toMatchObject({ headersTimeout: 50, requestTimeout: 50, keepAliveTimeout: 50 });
  server.on('request', (request, response) => {
    request.on('close', () => {});
    setTimeout(() => response.end('done'), 300);
  });
  const port = await listenOnPort(server, { port: 0, host: '127.0.0.1' });
  const send = (text: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    return once(socket, 'close').then(() => answer);
  };
  const unfinished = ['', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: '];
  for (const text of unfinished) expect(await send(text)).toMatch(/^(?:HTTP\/1\.1 408|$)/);
  expect(await send('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toContain('done');
  await closeServer(server);
});

it('limits the connections of both servers, which make theirs without a word about it', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = REQUEST_LIMITS;
  expect(createHttpServer()).toMatchObject({ headersTimeout, requestTimeout, keepAliveTimeout });
});

it('waits for no request longer than a browser would ever need', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = REQUEST_LIMITS;
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
});
