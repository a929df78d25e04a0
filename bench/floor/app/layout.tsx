import Link from 'next/link';
import type { ReactNode } from 'react';
import './floor.css';

export const metadata = { title: 'Bare', description: 'A bare page with the same cards.' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/">Home</Link> <Link href="/news">News</Link>
        </header>
        {children}
      </body>
    </html>
  );
}
