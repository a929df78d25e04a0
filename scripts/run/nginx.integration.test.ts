import { expect, test } from 'vitest';
import { freePort } from './ports.ts';
import { runNginx } from './nginx.ts';

test('nginx answers from the moment at which it is said to run', async () => {
  for (let run = 0; run < 5; run += 1) {
    const port = await freePort();
    const nginx = await runNginx(
      () => `server { listen 127.0.0.1:${String(port)}; location / { return 200 here; } }`,
    );
    try {
      expect(await (await fetch(`http://127.0.0.1:${String(port)}/`)).text()).toBe('here');
    } finally {
      await nginx.stop();
    }
  }
});

test('a configuration that nginx refuses is an error', async () => {
  await expect(runNginx(() => 'server { listen nowhere; }')).rejects.toThrow('nginx ended');
});
