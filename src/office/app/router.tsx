import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../services/search-params.ts'
import { NotFound } from '../ui/screen/not-found.tsx'
import { Permitted } from './permitted.tsx'
import { ScreenFailure } from './screen-failure.tsx'
import { type Screen, screens } from './screens.ts'
import { SignedIn } from './signed-in.tsx'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('../screens/sign-in/sign-in-screen.tsx'), 'SignInScreen'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$token',
  component: lazyRouteComponent(
    () => import('../screens/invitation/invitation-screen.tsx'),
    'InvitationScreen',
  ),
})

/** Everything else needs a session and has the rail. */
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn })

function routeOf({ path, title, permission, load }: Screen) {
  const loadPermitted = async () => {
    const Loaded = await load()
    return {
      Screen: () => (
        <Permitted title={title} permission={permission}>
          <Loaded />
        </Permitted>
      ),
    }
  }
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    component: lazyRouteComponent(loadPermitted, 'Screen'),
  })
}

const elsewhere = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFound })

const today = createRoute({
  getParentRoute: () => root,
  path: '/today',
  beforeLoad: () => {
    throw redirect({ to: '/' })
  },
})

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    invitation,
    today,
    signedIn.addChildren([...screens.map(routeOf), elsewhere]),
  ]),
  basepath: '/office',
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultErrorComponent: ScreenFailure,
  defaultPreload: 'intent',
})
