import { toJsonSchema, type JsonSchema } from "@valibot/to-json-schema";
import { APPEAL_KINDS } from "../../../app/contract/appeals.ts";
import type { Decoder } from "../../../app/contract/decode.ts";
import { READ_NAMES, reads, type ReadName } from "../../../app/contract/endpoints.ts";
import { STATUS_OF } from "../../../app/contract/error-codes.ts";
import { LIST_IDS } from "../../../app/contract/lists.ts";
import { PRODUCT } from "../../../app/content/site.ts";
import { BOT_STATES } from "../../db/appeal-decisions.ts";
import { PUSHED_READS, type PushedRead } from "../../push/check.ts";
import { upstreamPath } from "../../bot/client.ts";
import { answers, type Answer } from "./answers.ts";
import type { Examples } from "./examples.ts";
import { promisedRecord } from "./promise.ts";

/** Documented reads, once for each path. */
export const DOCUMENTED = READ_NAMES.filter((name) => name !== "staffCommands");

/** A read's path below BOT_API_URL, such as `/user/{id}`, without query. */
export function pathOf(name: ReadName): string {
  return upstreamPath({ staffServerId: "" }, name, reads[name], ["{id}"]).replace(/\?.*/, "");
}

/** A decoder's input as JSON Schema. */
export function schemaOf(decoder: Decoder<unknown>): JsonSchema {
  const { $schema: _, ...schema } = toJsonSchema(decoder, {
    typeMode: "input",
    target: "draft-2020-12",
    // The documents describe in words what JSON Schema can't.
    errorMode: "ignore",
  });
  return schema;
}

/** The contract as OpenAPI 3.1, made from the decoders. */
export function openApi(examples: Examples): object {
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT} bot API`,
      version: "1.0.0",
      description: `What ${PRODUCT} asks of a bot. In words: bot-api.md, next to this file.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "https://bot.example", description: "BOT_API_URL" }],
    security: [{ key: [] }],
    paths: {
      ...Object.fromEntries(
        DOCUMENTED.map((name) => [pathOf(name), { get: operation(name, examples[name]) }]),
      ),
      ...pushes(examples),
      ...decisions(),
    },
    components: {
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: "X-API-Key" },
        bearer: { type: "http", scheme: "bearer" },
      },
      schemas: schemas(),
      responses: {
        WrongKey: { description: "The key is missing or wrong; 403 says the same." },
        Unknown: { description: "There is no such record." },
      },
    },
  };
}

function operation(name: ReadName, example: unknown): object {
  const { says, kind, name: record, unknown } = answers[name];
  const schema = { $ref: `#/components/schemas/${record}` };
  const content = {
    "application/json": {
      schema: kind === "list" ? { type: "array", items: schema } : schema,
      example,
    },
  };
  return {
    operationId: name,
    summary: says,
    parameters: parameters(name),
    responses: {
      200: { description: kind === "list" ? "All records." : "The record.", content },
      401: { $ref: "#/components/responses/WrongKey" },
      ...(unknown ? { 404: { description: unknown } } : {}),
    },
  };
}

const SITE = [{ url: "https://site.example", description: "SITE_URL" }];
const SITE_KEY = [{ key: [] }, { bearer: [] }];

/** The site's paths that tell a bot about decisions. */
function decisions(): Record<string, object> {
  const id = { type: "string" };
  const text = { type: ["string", "null"] };
  const properties = {
    id,
    kind: { enum: APPEAL_KINDS },
    list: { enum: [...LIST_IDS, null] },
    subject: id,
    target: text,
    at: { type: "string", format: "date-time" },
  };
  const items = { type: "object", properties, required: Object.keys(properties) };
  const done = { type: "object", properties: { action: { const: "done" } }, required: ["action"] };
  const state = { name: "state", in: "query", required: true, schema: { enum: BOT_STATES } };
  const path = { name: "id", in: "path", required: true, schema: id };
  const json = (schema: object) => ({ "application/json": { schema } });
  const answers = (schema: object) => ({
    200: { description: "As asked.", content: json(schema) },
    401: refusal(REFUSALS[401]),
  });
  return {
    "/api/bot/appeals": {
      servers: SITE,
      get: {
        operationId: "decided_appeals",
        summary:
          "Accepted appeals whose sanction nobody has lifted yet, or deletion requests that the team has claimed (read); oldest first.",
        security: SITE_KEY,
        parameters: [state],
        responses: answers({ type: "array", items }),
      },
    },
    "/api/bot/appeals/{id}": {
      servers: SITE,
      post: {
        operationId: "appeal_done",
        summary: "Says that the bot has lifted the sanction, or deleted what was asked for.",
        security: SITE_KEY,
        parameters: [path],
        requestBody: { required: true, content: json(done) },
        responses: {
          ...answers({ type: "object", properties: { id, state: { const: "done" } } }),
          409: refusal("The appeal is not accepted, or nobody has claimed the deletion request."),
        },
      },
    },
  };
}

/** The site's paths for pushes. */
function pushes(examples: Examples): Record<string, object> {
  const operationOf = (name: PushedRead, operationId: string, summary: string) => ({
    operationId,
    summary,
    security: SITE_KEY,
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "array",
            items: { $ref: `#/components/schemas/${answers[name].name}` },
          },
          example: examples[name],
        },
      },
    },
    responses: {
      204: { description: "Kept." },
      ...Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [status, refusal(description)]),
      ),
    },
  });
  const put = (name: PushedRead) => operationOf(name, `push_${name}`, "Replaces all of them.");
  const patch = operationOf("shards", "patch_shards", "Replaces these shards alone.");
  return Object.fromEntries(
    PUSHED_READS.map((name) => [
      `/api/bot/${name}`,
      { servers: SITE, put: put(name), ...(name === "shards" ? { patch } : {}) },
    ]),
  );
}

const REFUSALS = {
  400: "The site cannot read it; `at` is the place of the first fault. What was pushed before stays.",
  401: "The key is missing or wrong.",
  404: "The brand does not say that the bot pushes this.",
  413: "Larger than 8 MiB, or 16 for avatars.",
  429: "More than 10 pushes of it in a minute, of shards by PATCH for each first shard; `Retry-After` says when to go on.",
  503: "It could not be kept; send it again.",
};

function refusal(description: string): object {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/SiteError" } } };
  return { description, content };
}

function parameters(name: ReadName): object[] {
  const id = { name: "id", in: "path", required: true, schema: { type: "string", pattern: ID } };
  const query = Object.entries(answers[name].query ?? {}).map(([key, decoder]) => ({
    name: key,
    in: "query",
    required: true,
    schema: schemaOf(decoder),
  }));
  return pathOf(name).includes("{id}") ? [id, ...query] : query;
}

const ID = "^[0-9]{17,20}$";

function schemas(): Record<string, JsonSchema> {
  const byName = new Map(DOCUMENTED.map((name) => [answers[name].name, answers[name]]));
  const records = [...byName].map(([name, answer]) => [name, recordSchema(answer)]);
  return { ...Object.fromEntries(records), SiteError: siteError() };
}

/** The body of all errors of the site. */
function siteError(): JsonSchema {
  const codes = Object.entries(STATUS_OF);
  return {
    type: "object",
    description: "What the site itself answers where a call of its own API fails. Go by the code.",
    properties: {
      error: { type: "string", description: "A sentence in the site's language." },
      code: {
        enum: codes.map(([code]) => code),
        description: `With its status: ${codes.map(([code, status]) => `${code} ${status}`).join(", ")}.`,
      },
      requestId: { type: "string", description: "Finds the lines of the log." },
      at: { type: "string", description: "Of a push: the place of the first fault." },
    },
    required: ["error", "code", "requestId"],
  };
}

/** A record's schema with notes at its fields. */
export function recordSchema(answer: Answer): JsonSchema {
  const schema = schemaOf(promisedRecord(answer));
  for (const [field, description] of Object.entries(answer.notes ?? {})) {
    const property = schema.properties?.[field];
    if (typeof property !== "object") throw new Error(`${answer.name} has no field ${field}`);
    property.description = description;
  }
  return schema;
}
