# The tool in an image of its own: docker build --tag lifeline . && docker run --rm -v "$PWD:/work" lifeline check
FROM swift:6.1-bookworm AS build
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends \
    pkg-config libgraphviz-dev libcmark-gfm-dev libcmark-gfm-extensions-dev
WORKDIR /lifeline
COPY Package.swift Package.resolved* ./
COPY Plugins Plugins
COPY Sources Sources
COPY Tests Tests
RUN swift build --configuration release --product lifeline

# The same system with Swift's libraries alone.
FROM swift:6.1-bookworm-slim
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends \
    libgvc6 libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6 librsvg2-bin \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /lifeline/.build/release/lifeline /usr/local/bin/lifeline
COPY Templates /usr/local/share/lifeline/Templates
WORKDIR /work
ENTRYPOINT ["lifeline"]
