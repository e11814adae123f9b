import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import style from './frame.module.css'
import { Header } from './header.tsx'

export function Frame({ path, topBar, children }: { path: string; topBar: boolean; children: ReactNode }) {
  return (
    <>
      <a className={style.skip} href="#content">
        Skip to content
      </a>
      <Header path={path} topBar={topBar} />
      <main id="content" tabIndex={-1} className={style.main}>
        {children}
      </main>
      <Footer />
    </>
  )
}
