import { RESTJSONErrorCodes } from "discord-api-types/v10";
import { expect, it } from "vitest";
import { CODES } from "../../worker/deliveries/webhook.ts";

it("messages read the codes that the platform publishes", () => {
  const names = [
    CODES.general,
    CODES.unknownChannel,
    CODES.unknownWebhook,
    CODES.invalidWebhookToken,
    CODES.blockedAddress,
    CODES.forum,
    ...CODES.refusedMessage,
  ].map((number) => RESTJSONErrorCodes[number]);
  expect(names).toEqual([
    "GeneralError",
    "UnknownChannel",
    "UnknownWebhook",
    "InvalidWebhookToken",
    "CloudflareIsBlockingYourRequest",
    "WebhooksPostedToForumChannelsMustHaveAThreadNameOrThreadId",
    "InvalidFormBodyOrContentType",
    "CannotSendAnEmptyMessage",
    "RequestEntityTooLarge",
    "MessageWasBlockedByAutomaticModeration",
    "MessageBlockedByHarmfulLinksFilter",
  ]);
});
