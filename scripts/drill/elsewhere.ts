/** Faults that are better shown in a browser or a test with its own clock: what must hold, and the test that shows it. */
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
    fault:
      'two sites and two backends: a site, a backend, Valkey, the storage and PostgreSQL are killed, and a backend is held still',
    expected:
      'pages seen before are 200; no confirmed cart or order, with or without an account, is lost or doubled; tickets stay held; each confirmation is emailed',
    test: 'tests/drills/many-machines.test.ts',
  },
  {
    fault: 'the only process at a held socket is killed while twenty connections read without a pause',
    expected: 'nobody is refused, and answers are 200 throughout, with nginx and without',
    test: 'server/http/inherited-socket.integration.test.ts',
  },
  {
    fault: 'the backend can’t be reached when a form is sent',
    expected: 'what was typed stays, and the next attempt sends it',
    test: 'e2e/content/forms.spec.ts',
  },
  {
    fault: 'the backend doesn’t answer when a token is to be renewed',
    expected: 'nobody is signed out',
    test: 'lib/api/session-rules.test.ts',
  },
  {
    fault: 'the backend is killed between a payment and its response',
    expected: 'one voucher, one invoice and one email, even if no browser comes back',
    test: 'tests/contract/money-faults.test.ts',
  },
  {
    fault: 'presses, open and closed payment pages, webhooks, returns and crashes in any order',
    expected: 'money taken is fulfilled, refunded or owed',
    test: 'backend/commerce/money-machines.integration.test.ts',
  },
  {
    fault: 'the waiting room’s process dies while people wait',
    expected: 'everybody has their place again, and nobody new is let in before them',
    test: 'backend/commerce/waiting-room/queue.test.ts',
  },
  {
    fault: 'any one field of an answer of the content server is missing, null or of a wrong type',
    expected: 'it falls to its default, or its record is left out; never the page',
    test: 'tests/answers/every-field.test.ts',
  },
  {
    fault: 'a shared cache in front keeps all it may',
    expected: 'nothing of a customer is in it',
    test: 'e2e/operations/edge.spec.ts',
  },
  {
    fault: 'a database of the last release is brought up to date, and back',
    expected: 'every row and value is there',
    test: 'backend/migrations.integration.test.ts',
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
