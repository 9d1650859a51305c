//! One order of a certificate, from the request to the chain.

use std::time::Duration;

use instant_acme::{
    Account, AuthorizationStatus, ChallengeType, Error, Identifier, NewOrder, Order, OrderStatus,
    RetryPolicy,
};

use crate::{config::https::Domain, https::challenges::Challenges};

/// How the authority is asked whether it is done, unless it says when to ask again.
const POLLING: RetryPolicy = RetryPolicy::new()
    .initial_delay(Duration::from_millis(250))
    .backoff(2.0)
    .timeout(Duration::from_secs(120));

/// Proves the domains by HTTP-01 and gets a certificate for a new key. Chain and key in PEM.
///
/// # Errors
/// The authority refuses or does not answer.
pub async fn certificate(
    account: &Account,
    domains: &[Domain],
    challenges: &Challenges,
) -> Result<String, Error> {
    let names: Vec<Identifier> = domains
        .iter()
        .map(|domain| Identifier::Dns(domain.to_string()))
        .collect();
    let mut order = account.new_order(&NewOrder::new(&names)).await?;
    prove(&mut order, challenges).await?;
    let key = order.finalize().await?;
    // Many are done at once; waiting is for those that are not.
    let chain = match order.certificate().await? {
        Some(chain) => chain,
        None => order.poll_certificate(&POLLING).await?,
    };
    Ok(format!("{}\n{key}", chain.trim_end()))
}

/// Answers the challenge of each domain until the authority has looked at all of them.
async fn prove(order: &mut Order, challenges: &Challenges) -> Result<(), Error> {
    let mut published = Vec::new();
    let mut authorizations = order.authorizations();
    while let Some(authorization) = authorizations.next().await {
        let mut authorization = authorization?;
        if authorization.status == AuthorizationStatus::Valid {
            continue;
        }
        let mut challenge = authorization
            .challenge(ChallengeType::Http01)
            .ok_or(Error::Unsupported("HTTP-01"))?;
        let answer = challenge.key_authorization();
        published.push(challenges.publish(&challenge.token, answer.as_str()));
        challenge.set_ready().await?;
    }
    let status = match order.refresh().await?.status {
        OrderStatus::Pending => order.poll_ready(&POLLING).await?,
        status => status,
    };
    if status == OrderStatus::Ready {
        return Ok(());
    }
    Err(reason(order).await)
}

/// Why an order is invalid: the authority says it with the challenge.
async fn reason(order: &mut Order) -> Error {
    if let Some(problem) = order.state().error.clone() {
        return Error::Api(problem);
    }
    let mut authorizations = order.authorizations();
    while let Some(Ok(mut authorization)) = authorizations.next().await {
        if let Err(error) = authorization.refresh().await {
            return error;
        }
        let problem = authorization
            .challenges
            .iter()
            .find_map(|challenge| challenge.error.clone());
        if let Some(problem) = problem {
            return Error::Api(problem);
        }
    }
    Error::Str("a reason for the refusal")
}
