import manifest from "../../package.json" with { type: "json" };

/** The release of this build, such as 0.2.0. */
export const release = manifest.version;
