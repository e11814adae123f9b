import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import './fonts.css'
import { academyData } from './academy-data.ts'
import { SiteFooter, SiteHeader, SitePromotion } from './frame.tsx'

const serif = localFont({
  src: [
    { path: '../src/web/ui/fonts/cormorant-garamond-500.woff2', weight: '500', style: 'normal' },
    { path: '../src/web/ui/fonts/cormorant-garamond-500-italic.woff2', weight: '500', style: 'italic' },
    { path: '../src/web/ui/fonts/cormorant-garamond-400-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--next-serif',
})
const sans = localFont({
  src: '../src/web/ui/fonts/jost.woff2',
  weight: '400 600',
  variable: '--next-sans',
})

export default async function Layout({ children }: { children: ReactNode }) {
  const { today } = await academyData()
  return (
    <html lang="en" className={`${serif.variable} ${sans.variable}`}>
      <body>
        <div id="root">
          <SiteHeader />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter today={today} />
          <SitePromotion />
        </div>
      </body>
    </html>
  )
}
