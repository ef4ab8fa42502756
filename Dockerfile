# The images are pinned by digest; docs/operations.md, "With Docker", tells how to take newer ones.
# Two stages: one that installs and builds, one that only has what runs. Both run on the Node 26 that the packages bring.
FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /app
# Node 26 needs libatomic. The pictures that chats show of a page are drawn with the letters of this machine.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libatomic1 fonts-noto-core \
 && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY astro.config.mjs tsconfig.json ./
COPY scripts/setup/fingerprint.mjs scripts/setup/own-node.mjs scripts/setup/setup.mjs scripts/setup/
COPY scripts/build/build.mjs scripts/build/
COPY integrations integrations
COPY public public
COPY docs/guide docs/guide
COPY src src
# npm up to 10 takes node_modules/.bin/node away, when it installs and when it prunes: a rebuild brings it back.
RUN node_modules/node-linux-*/bin/node scripts/build/build.mjs \
 && npm prune --omit=dev --no-audit --no-fund \
 && npm rebuild --ignore-scripts \
 && node_modules/.bin/node --version

FROM debian:bookworm-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libatomic1 ca-certificates \
 && rm -rf /var/lib/apt/lists/* \
 && groupadd --system --gid 10001 asore \
 && useradd --system --uid 10001 --gid asore --home-dir /data --no-create-home --shell /usr/sbin/nologin asore \
 && install --directory --mode=0700 --owner=asore --group=asore /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/src/content/media src/content/media
ENV NODE_ENV=production PRODUCTION=on HOST=0.0.0.0 PORT=4321 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=2097152
USER asore
VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["/app/node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["/app/node_modules/.bin/node", "--max-semi-space-size=4", "--heap-growing-percent=20", "--no-maglev", "--no-turbofan", "--disable-warning=ExperimentalWarning", "dist/server/main.js"]
