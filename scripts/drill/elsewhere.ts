/** Faults that a browser or a test with a clock of its own shows better: what, what must hold, and the test that plays it. */
export const PLAYED_ELSEWHERE: readonly {
  readonly fault: string;
  readonly expected: string;
  readonly test: string;
}[] = [
  {
    fault: 'a storm of 401s: a token expires in five tabs at once',
    expected: 'one refresh, each request retried once',
    test: 'lib/session/browser-api.test.ts',
  },
  {
    fault: 'corrupt local storage',
    expected: 'reset, and the visitor is anonymous',
    test: 'lib/session/store.test.ts',
  },
  {
    fault: 'storage that the browser blocks',
    expected: 'the site can be read, and forms be filled in',
    test: 'e2e/offline/blocked-storage.spec.ts',
  },
  {
    fault: 'a stale service worker',
    expected: 'the new build is offered within ten minutes; nothing private is ever kept; signing out clears',
    test: 'e2e/offline/offline.spec.ts',
  },
  {
    fault: 'the backend is stopped for good',
    expected: 'pages seen before are 200, others a branded 503 with Retry-After, in a browser',
    test: 'e2e/offline/outage.spec.ts',
  },
  {
    fault: 'two sites and two backends: each of them, Valkey, the storage and PostgreSQL are killed',
    expected: 'pages seen before are 200; no confirmed cart or order is lost or doubled',
    test: 'tests/drills/many-machines.test.ts',
  },
  {
    fault: 'a process is killed halfway through a write',
    expected: 'the old record or the new one, never half of it',
    test: 'backend/kernel/database/sqlite-client.test.ts',
  },
  {
    fault: 'made-up paths on every route of the route table',
    expected: 'no render, no entry in a cache',
    test: 'server/strangers.test.ts',
  },
];
