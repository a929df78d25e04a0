import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';

const sha = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('policy', () => {
  const base = { scripts: [sha('x')], cmsOrigins: ['https://cms.example.org'], isSecure: true };

  it("allows only the page's own scripts", () => {
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

  it("allows audio and video from other hosts, for podcasts and editors' videos", () => {
    expect(contentSecurityPolicy(base)).toContain("media-src 'self' blob: https:;");
  });

  it('opens to the analytics and error reporting that a site has configured, and to nobody else', () => {
    const external = { script: ['https://stats.example.org'], connect: ['https://errors.example.org'] };
    const policy = contentSecurityPolicy({ ...base, external });
    expect(policy).toContain(`script-src 'self' ${sha('x')} https://stats.example.org;`);
    expect(policy).toContain("connect-src 'self' https://errors.example.org;");
    expect(contentSecurityPolicy(base)).toContain("connect-src 'self';");
  });

  it('lets only the CMS show the page in a frame', () => {
    expect(contentSecurityPolicy(base)).toContain("frame-ancestors 'self' https://cms.example.org;");
  });

  it('does not upgrade requests on an address without https', () => {
    expect(contentSecurityPolicy({ ...base, isSecure: false })).not.toContain('upgrade-insecure-requests');
  });
});
