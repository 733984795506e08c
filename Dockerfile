# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY libs/contract/package.json libs/contract/
COPY libs/screening/package.json libs/screening/
COPY libs/language/package.json libs/language/
COPY libs/api-client/package.json libs/api-client/
COPY tools/package.json tools/
COPY tools/lab/package.json tools/lab/
RUN npm ci
COPY . .
RUN npx nx run-many -t build,bundle -p @nukkad/backend @nukkad/frontend

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY libs/contract/package.json libs/contract/
COPY libs/screening/package.json libs/screening/
COPY libs/language/package.json libs/language/
# a version that the root has otherwise stands in the workspace's own folder, which is there only while one does
RUN npm ci --omit=dev --workspace @nukkad/backend --workspace @nukkad/contract --workspace @nukkad/screening \
  --workspace @nukkad/language \
  && mkdir -p backend/node_modules libs/contract/node_modules libs/screening/node_modules libs/language/node_modules

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# memory that pictures took goes back to the system; by itself the C library keeps it
ENV MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/backend/node_modules backend/node_modules
COPY --from=dependencies /app/libs/contract/node_modules libs/contract/node_modules
COPY --from=dependencies /app/libs/screening/node_modules libs/screening/node_modules
COPY --from=dependencies /app/libs/language/node_modules libs/language/node_modules
COPY --from=build /app/package.json /app/openapi.yaml ./
COPY --from=build /app/backend/package.json backend/
# beside the bundle the files that it reads and the maps to the source
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/backend/bundle backend/bundle
COPY --from=build /app/libs/contract/package.json libs/contract/
COPY --from=build /app/libs/contract/dist libs/contract/dist
COPY --from=build /app/libs/screening/package.json libs/screening/
COPY --from=build /app/libs/screening/dist libs/screening/dist
COPY --from=build /app/libs/language/package.json libs/language/
COPY --from=build /app/libs/language/dist libs/language/dist
COPY --from=build /app/frontend/dist frontend/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/live').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "backend/bundle/main.js"]
