import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './csp.ts';

const sha = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('inline script hashes', () => {
  it('covers each inline script once, also modules and typed ones', () => {
    const page =
      '<script>a()</script><script type="module">b()</script><SCRIPT></SCRIPT><script type=text/javascript>c()</script><script>a()</script>';
    expect(inlineScriptHashes(page)).toEqual([sha('a()'), sha('b()'), sha('c()')]);
  });

  it('leaves out external scripts and data', () => {
    const page =
      '<script src="/x.js"></script><script type="application/ld+json">{"a":1}</script><script>x</script>';
    expect(inlineScriptHashes(page)).toEqual([sha('x')]);
  });

  it('hashes the bytes as they are sent', () => {
    expect(inlineScriptHashes('<script>"Ōtaki – ¹"\n</script >')).toEqual([sha('"Ōtaki – ¹"\n')]);
  });

  it('stays quick on a page of unclosed scripts', () => {
    const startedAt = performance.now();
    expect(inlineScriptHashes('<script>'.repeat(200_000))).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

describe('policy', () => {
  const base = { scripts: [sha('x')], cmsOrigins: ['https://cms.example.org'], isSecure: true };

  it('lets no script run that the page did not come with', () => {
    const policy = contentSecurityPolicy(base);
    expect(policy).toContain(`script-src 'self' ${sha('x')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      'upgrade-insecure-requests',
    ]) {
      expect(policy).toContain(part);
    }
  });

  it('lets only the CMS show the page in a frame', () => {
    expect(contentSecurityPolicy(base)).toContain("frame-ancestors 'self' https://cms.example.org;");
  });

  it('asks for no upgrade on an address without https', () => {
    expect(contentSecurityPolicy({ ...base, isSecure: false })).not.toContain('upgrade-insecure-requests');
  });
});
