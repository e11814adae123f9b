'use client'
import { usePathname } from 'next/navigation'
import { copy } from '#content/en/frame.ts'
import { matchRoute } from '#contract/routes.ts'
import { Footer } from '#web/app/footer.tsx'
import { Header } from '#web/app/header.tsx'
import { menuItems } from '#web/app/menu.ts'
import { Promotion } from '#web/app/promotion.tsx'
import { useIsInMiddleEastOrAfrica } from '#web/services/region.ts'

const nothing = () => {}

export function SiteHeader() {
  const pathname = usePathname()
  const isInRegion = useIsInMiddleEastOrAfrica()
  return (
    <Header
      copy={copy}
      language="en"
      items={menuItems(pathname, isInRegion)}
      overDark={matchRoute(pathname).route.overDark === true}
      onLanguage={nothing}
      onLogOut={nothing}
    />
  )
}

/** A client component, because the logo has a click handler and the copy contains functions. */
export function SiteFooter({ today }: { today: string }) {
  return <Footer copy={copy.footer} today={today} />
}

export function SitePromotion() {
  return <Promotion copy={copy.promotion} />
}
