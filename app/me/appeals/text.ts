import { LEAST_APPEAL, MOST_APPEAL, saysSomething } from "../../contract/appeals.ts";

/** An appeal's text: each answered question with its answer. */
export function appealText(questions: readonly string[], answers: readonly string[]): string {
  if (questions.length === 1) return answers[0]?.trim() ?? "";
  return questions
    .flatMap((question, i) => {
      const answer = answers[i]?.trim() ?? "";
      return answer === "" ? [] : [`${question}\n${answer}`];
    })
    .join("\n\n");
}

/** Why the worker would refuse a text; null if it wouldn't. Questions alone don't count. */
export function problemOf(text: string, answers: readonly string[]): "short" | "long" | null {
  if (text.length > MOST_APPEAL) return "long";
  const own = answers.join(" ").trim();
  return own.length < LEAST_APPEAL || !saysSomething(own) ? "short" : null;
}
