import Link from 'next/link'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

type PageLinkProps = { to: string; children: ReactNode } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
>

/** The site's link, as Next makes it. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <Link href={to} {...rest} />
}
