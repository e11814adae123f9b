# The site as one image: built once, run as often as there are machines. PostgreSQL and the proxy stand beside it.
FROM node:24-bookworm-slim AS build
WORKDIR /academy
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev --omit=optional

FROM node:24-bookworm-slim
WORKDIR /academy
COPY --from=build --chown=node:node /academy/package.json ./
COPY --from=build --chown=node:node /academy/node_modules ./node_modules
COPY --from=build --chown=node:node /academy/dist ./dist
COPY --from=build --chown=node:node /academy/public ./public
COPY --from=build --chown=node:node /academy/src ./src
USER node
ENV NODE_ENV=production HOST=0.0.0.0
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which hands no SIGTERM on.
CMD ["node", "src/server/main.ts"]
