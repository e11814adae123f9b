import Link from 'next/link'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

type PageLinkProps = { to: string; children: ReactNode } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
>

const built = ['/', '/courses']

/** The site's link on Next. Pages that this peer does not have are not prefetched, because that would be an error. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const exists = built.includes(to.split(/[?#]/)[0] || '/')
  return <Link href={to} prefetch={exists ? null : false} {...rest} />
}
